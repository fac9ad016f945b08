import type { LanguagePack } from '../../content.ts'

/** English for minors: no gore, no weapons, nothing to drink or to smoke. */
export const gentle: LanguagePack['gentle'] = {
  instead: [
    [/Nobody needs a knife to/g, 'Nobody needs scissors to'],
    [/\bknife\b/g, 'chisel'],
    [/lost to drink and tide/g, 'lost to weather and tide'],
    [/they will say I drank/g, 'they will say I dozed'],
    [/the inquiry said drink/g, 'the inquiry said sleep'],
    [/bottles of laudanum/g, 'bottles of nerve tonic'],
    [/A bottle too many/g, 'A spoonful too many'],
    [/thought me a murderer/g, 'thought me a villain'],
    [/I have been murdered on/g, 'I have been vanquished on'],
    [/\bmurderers\b/g, 'villains'],
    [/brings his own gin/g, 'brings his own tea'],
    [/cigarette case/g, 'card case'],
  ],
  never:
    /\b(?:murder\w*|kill(?:s|ed|er|ing)?|blood\w*|corpses?|guns?|pistols?|rifles?|revolvers?|bullets?|kni(?:fe|ves)|daggers?|swords?|wine|whisky|whiskey|gin|rum|brandy|beer|champagne|drunk|poison\w*|laudanum|strangl\w*|suicide|cigar\w*|tobacco)\b/i,
}
