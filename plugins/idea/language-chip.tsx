import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { Sign } from '#ui/kit/sign.tsx'

/** Every language calls itself by its own name. */
const OWN_NAMES = [
  ['en_US', 'English'],
  ['zh_CN', '简体中文'],
  ['ja_JP', '日本語'],
] as const satisfies readonly (readonly [GameLanguage, string])[]

/** Chooses the language the game will be told in. */
export function LanguageChip({
  label,
  value,
  onChange,
}: {
  label: string
  value: GameLanguage
  onChange: (language: GameLanguage) => void
}) {
  return (
    <label
      title={label}
      className="relative flex h-10 items-center gap-1.5 rounded-chip border border-hairline bg-ink3/80 pl-3.5 text-sm text-ash transition-colors duration-140 hover:border-control hover:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <Sign name="book" className="size-4" />
      <span className="sr-only">{label}</span>
      <select
        name="game-language"
        value={value}
        onChange={({ target }) => {
          const chosen = OWN_NAMES.find(([language]) => language === target.value)
          if (chosen) onChange(chosen[0])
        }}
        className="field-sizing-content h-full appearance-none bg-transparent pr-8 text-inherit outline-none"
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
      <Sign name="down" className="pointer-events-none absolute right-3 size-4" />
    </label>
  )
}
