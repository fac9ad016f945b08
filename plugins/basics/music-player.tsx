import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'

/** Seconds as mm:ss. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number): string => value.toString().padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** A sound without an end in sight has no length to show. */
function lengthOf(audio: HTMLAudioElement | null): number {
  const length = audio?.duration ?? 0
  return Number.isFinite(length) ? length : 0
}

type Sound = {
  state: 'loading' | 'ready' | 'broken'
  duration: number
  at: number
  playing: boolean
}
const SILENT: Sound = { state: 'loading', duration: 0, at: 0, playing: false }

/** The game's music: a hidden audio element and its hand. What cannot be loaded offers to try again (BA6). */
export function MusicPlayer({ url }: { url: string }) {
  const { t } = useTranslation('editor')
  const audio = useRef<HTMLAudioElement>(null)
  const [sound, setSound] = useState(SILENT)
  const learn = (known: Partial<Sound>) => setSound((before) => ({ ...before, ...known }))
  const broken = () => learn({ state: 'broken', playing: false })
  // another music waits until the one that is heard has ended or was stopped
  const [source, setSource] = useState(url)
  const { playing } = sound
  useEffect(() => {
    if (url === source || playing) return
    setSource(url)
    setSound(SILENT)
  }, [url, source, playing])
  const read = (): Partial<Sound> => ({
    state: 'ready',
    duration: lengthOf(audio.current),
    at: audio.current?.currentTime ?? 0,
  })
  const toggle = () => {
    if (sound.playing) audio.current?.pause()
    // to stop it before it has begun is no fault; what cannot be loaded says so by an event
    else audio.current?.play().catch(() => learn({ playing: false }))
  }
  const retry = () => {
    setSound(SILENT)
    audio.current?.load()
  }
  const seek = (seconds: number) => {
    if (audio.current !== null) audio.current.currentTime = seconds
    learn({ at: seconds })
  }
  return (
    <div className="card flex min-h-15 max-w-md items-center gap-3.5 rounded-control px-3.5 py-2">
      {/* biome-ignore lint/a11y/useMediaCaption: instrumental music has no words to caption */}
      <audio
        ref={audio}
        src={source}
        preload="metadata"
        hidden
        onLoadedMetadata={() => learn(read())}
        onCanPlay={() => learn(read())}
        onDurationChange={() => learn(read())}
        onTimeUpdate={() => learn(read())}
        onPlay={() => learn({ playing: true })}
        onPause={() => learn({ playing: false })}
        onEnded={() => {
          seek(0)
          learn({ playing: false })
        }}
        onError={broken}
      />
      {sound.state === 'broken' ? (
        <>
          <span className="grow text-sm text-ash">{t('music.error')}</span>
          <Button size="s" variant="ghost" onClick={retry}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('music.retry')}
          </Button>
        </>
      ) : (
        <>
          <button
            type="button"
            aria-label={t(sound.playing ? 'music.pause' : 'music.play')}
            onClick={toggle}
            className="grid size-10 shrink-0 place-items-center rounded-chip border-0 bg-lamp text-ink0 transition-colors duration-140 hover:bg-lamp-bright"
          >
            {sound.playing ? (
              <Pause aria-hidden="true" className="size-4 fill-current" />
            ) : (
              <Play aria-hidden="true" className="ml-0.5 size-4 fill-current" />
            )}
          </button>
          <div className="flex min-w-0 grow flex-col gap-1">
            <span className="truncate text-sm font-semibold">{t('music.title')}</span>
            <input
              type="range"
              aria-label={t('music.seek')}
              aria-valuetext={`${clock(sound.at)} / ${clock(sound.duration)}`}
              min={0}
              max={sound.duration > 0 ? sound.duration : 1}
              step={0.1}
              value={Math.min(sound.at, sound.duration)}
              disabled={sound.duration <= 0}
              onChange={(event) => seek(Number(event.target.value))}
              className="m-0 h-6 w-full cursor-pointer accent-lamp"
            />
          </div>
          <span className="text-sm text-ash tabular-nums">
            {sound.at > 0 ? `${clock(sound.at)} / ` : ''}
            {clock(sound.duration)}
          </span>
        </>
      )}
    </div>
  )
}
