import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from '../kit/classes.ts'
import { Sign } from '../kit/sign.tsx'
import { useWords } from '../kit/use-words.ts'
import { currentLanguage, speak } from './words.ts'

/** Every language calls itself by its own name. */
const OWN_NAMES = [
  ['zh_CN', '中文'],
  ['en_US', 'English'],
  ['ja_JP', '日本語'],
] as const satisfies readonly (readonly [GameLanguage, string])[]

/** Chooses the interface's language. */
export function LanguagePicker({ wide = false }: { wide?: boolean }) {
  const { t } = useWords('shell')
  return (
    <label
      className={classes(
        'relative flex h-10 items-center gap-2 rounded-control border pl-3 text-sm text-ash transition-colors duration-140 hover:bg-ink3/60 hover:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus',
        wide ? 'border-control' : 'border-transparent',
      )}
    >
      <Sign name="languages" className="size-4 shrink-0" />
      <span className="sr-only">{t('language')}</span>
      <select
        value={currentLanguage()}
        onChange={({ target }) => {
          const language = OWN_NAMES.find(([name]) => name === target.value)
          if (language) void speak(language[0])
        }}
        className="field-sizing-content h-full grow appearance-none bg-transparent pr-8 text-inherit outline-none"
      >
        {OWN_NAMES.map(([language, name]) => (
          <option
            key={language}
            value={language}
            lang={languageTagOf(language)}
            className="bg-ink2 text-paper"
          >
            {name}
          </option>
        ))}
      </select>
      <Sign name="down" className="pointer-events-none absolute right-2.5 size-4" />
    </label>
  )
}
