/** Verbs an idea may tell with, by their stem. A noun among them (`watch`, `race`) is told apart by its neighbours. */
const STEMS = `
abandon accept accuse ache act adopt admit age agree aim alter answer apologise apologize appear argue arrest arrive ask
assemble attack attend avoid awake awaken bake ban barter battle be beat become befriend beg begin behave believe belong
bet betray bite blame bleed bless block bloom blow boil borrow break breathe breed bribe bring build burn bury buy call
care carry carve cast catch change charge chase cheat choose claim clean climb close collapse collect come compete
compose confess confront connect conquer control convince cook copy cost count cover crash crave create cross crumble
cry cure curse cut dance dare deal decide declare defeat defend defuse deliver demand deny depend descend desert deserve
design destroy die dig disagree disappear discover disguise dive divorce do drag draw dream dress drift drink drive drop
drown dry eat echo embark empty end enter erase escape examine exchange exist expect explode explore expose face fade
fail faint fake fall fear feed feel fight fill find finish fire fit fix flee float flood fly fold follow forbid force
forge forget forgive found freeze frighten frame gain gamble gather get give glow go grant greet grow guard guess guide
hack hang happen harvest hate haunt have heal hear help hide hire hit hold hope host hum hunt hurry hurt imagine impress
infiltrate inherit insist investigate invent invite join judge jump keep kick kidnap kill kiss knit knock know land last
laugh launch lead learn leave lend lie lift light like listen live lock look lose love mail make manage march marry
master mean measure meet melt mend miss mix mourn move murder need negotiate obey offer open order organise organize
outlive outrun outsmart outwit overhear owe own pack paint pass pay perform persuade photograph plan plant play plead
poison pose practise practice pray predict prefer prepare pretend prevent promise protect prove pull punish push put
question quit race rain raise reach read realise realize rebuild receive recognise recognize reconcile recover refuse
regret rehearse reject relive remain remember remind repair repeat replace reply report rescue resemble rest restore
retire return reunite reveal revive ride ring rise risk rob rot row rule run sabotage sail save say scare scheme search see
seek seem seize sell send separate serve set sew shake share shelter shine shoot shop shout show shrink shut sign sing
sink sit skate sleep slip smell smile smuggle snow solve speak spell spend spill spin split spread spy stage stand stare
start starve stay steal stick stop store strand struggle study stumble succeed suffer suggest summon surrender survive
suspect swap swear swim take talk tame taste teach tell tend test thank thaw think threaten throw tie tire touch trace
track trade train transform translate trap travel treat tremble trick trust try tune turn uncover understand undo unite
unlock use vanish visit vote vow wait wake walk wander want warn wash watch water wave weaken wear weave weep welcome
whisper whistle win wish witness wonder work worry wound wrap write yearn`
const IRREGULAR = `
ate been beaten became began begun bit bitten blew bore born bought bound broke broken brought built burnt came
caught chose chosen clung crept dealt did done drank drawn dreamt drew driven drove drunk dug eaten fallen fed fell felt
fled flew flown forgave forgiven forgot forgotten fought found froze frozen gave given gone got grew grown heard held hid
hidden hung kept knew known laid lain lay led left lent lit lost made meant met mistaken overheard overslept paid proven
ran rang read ridden risen rode rose said sank sang sat saw seen sent sewn shaken shone shook shot shown shrank shut slept slid
sold sought spent spoke spoken sprang stole stolen stood stuck struck sung sunk swam swept swore sworn taken taught
thought threw thrown told took torn understood woke woken won wore worn wove woven written wrote`
const STEM = new Set(STEMS.trim().split(/\s+/))
const PAST = new Set(IRREGULAR.trim().split(/\s+/))

/** The form a word has as a verb: its stem, `-s`, past or participle, or `-ing`. */
export type VerbForm = 'base' | 's' | 'ed' | 'ing'

function stemOf(low: string, ending: RegExp): boolean {
  const cut = low.replace(ending, '')
  return (
    cut !== low &&
    (STEM.has(cut) ||
      STEM.has(`${cut}e`) ||
      STEM.has(cut.replace(/i$/, 'y')) ||
      STEM.has(cut.replace(/(.)\1$/, '$1')))
  )
}

/** Whether a word can tell what is done, and in which form. */
export function verbForm(low: string): VerbForm | undefined {
  if (PAST.has(low)) return 'ed'
  if (STEM.has(low)) return 'base'
  if (low === 'dying' || low === 'lying' || low === 'tying') return 'ing'
  if (stemOf(low, /s$/) || stemOf(low, /es$/)) return 's'
  if (stemOf(low, /ed$/) || stemOf(low, /d$/)) return 'ed'
  return stemOf(low, /ing$/) ? 'ing' : undefined
}
