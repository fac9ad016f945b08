/** Every number of the specification's section 9, once. Milliseconds unless the name says otherwise. */
export const LIMITS = {
  emailMaxLength: 254,
  passwordMin: 6,
  passwordMax: 20,
  nicknameMin: 3,
  nicknameMax: 20,
  ideaMax: 2_000,
  titleMax: 200,
  ticketValidMs: 30 * 60_000,
  ticketDigits: 8,
  ticketTries: 5,
  resendCountdownMs: 60_000,
  sessionDays: 30,
  stepCount: 5,
  advanceAtPercent: 90,
  advanceAfterMs: 500,
  advanceIdleMs: 3_000,
  animationScanMs: 2_000,
  animationResetMs: 300,
  pingEveryMs: 30_000,
  pollEveryMs: 10_000,
  gapPollAfterMs: 1_000,
  reconnectAfterLoginMs: 500,
  reconnectFirstMs: 500,
  reconnectMaxMs: 30_000,
  outlineTimeoutMs: 600_000,
  outlineReplayMs: 10 * 60_000,
  outlineSilenceMs: 30_000,
  /** How often a stream that broke is taken up again, and one that never began is opened again. */
  outlineResumes: 5,
  outlineReopens: 2,
  /** Proposals on the table from which on no more are asked for, and how many more come at a time. */
  outlinesEnough: 10,
  outlinesMore: 3,
  outlineResumeFirstMs: 500,
  frameMs: 16,
  heartbeatEveryMs: 10_000,
  requestTimeoutMs: 600_000,
  /** What somebody waits for is given up by then, so that nothing turns for ever (TO13). */
  patienceMs: 30_000,
  /** A file of many games takes longer to be gathered. */
  exportPatienceMs: 180_000,
  /** Whoever is only led somewhere waits for less. */
  leadingPatienceMs: 10_000,
  /** The assistant is not waited for longer than this. */
  assistantDeadlineMs: 60_000,
  chatKeepAfterMs: 200,
  chatTryAgainMs: 5_000,
  historyPageSize: 10,
  recentMessages: 10,
  quoteSelectionMin: 3,
  quoteLabelMax: 20,
  typingPerCharacterMs: 50,
  previewTextAdvanceMs: 500,
  previewChoiceAdvanceMs: 800,
  /** Presses are not meant for a question that has only just come up. */
  questionRestMs: 400,
  thinkingCharactersAFrame: 2,
  thinkingFirstCharacters: 20,
  thinkingTickMs: 100,
  thinkingMinSeconds: 0.1,
  thinkingCollapseAfterMs: 1_000,
  scrollToBottomAfterMs: 50,
  scrollToBottomAfterExpandMs: 200,
  paginatedFlagResetMs: 100,
  tabScrollThrottleMs: 100,
  sectionScrollOffsetPx: 120,
  toastMs: 3_000,
  undoMs: 8_000,
  toastSpacingPx: 60,
  toastOffsetPx: 20,
  toastMax: 5,
  outlineCardHeightPx: 167,
  outlineColumns: 3,
  idempotencyHours: 24,
  /** So long a deleted game can be brought back; then it is gone for good. */
  deletedDays: 30,
} as const

/**
 * How much there may be of what creators send and keep. What the storyteller writes stays far below all of it;
 * lengths are in characters as people see them, sizes in bytes.
 */
export const SIZES = {
  /** A name, a title, an age: what stands on one line. */
  line: 300,
  /** A description, a scene, a reply. */
  text: 8_000,
  /** A message to the assistant. */
  chatText: 2_000,
  /** A noun of an idea, as its creator says it. */
  ideaNoun: 60,
  /** Places one message quotes. */
  quotes: 10,
  /** An address of a picture or of music. */
  address: 2_048,
  /** Entries of one list of a game. */
  entries: 200,
  /** A whole game as it is answered. */
  gameBytes: 768 * 1_024,
  /** The body of an edit. */
  editBytes: 512 * 1_024,
  /** The body of any other call. */
  bodyBytes: 128 * 1_024,
  /** All that was ever told of one script. */
  logBytes: 16 * 1_048_576,
  /** Scripts of one user that are not deleted, unless an operator sets another number (`USER_GAMES`). */
  scriptsOfUser: 200,
  /** Live sockets of one user. */
  socketsOfUser: 40,
  /** A message to the live socket, of which only `ping` is understood. */
  socketMessageBytes: 65_536,
  /** The facts of a recording that is handed over; the draft they begin at comes on top. */
  recordingBytes: 8 * 1_048_576,
  /** Outline streams one user reads at once. */
  streamsOfUser: 8,
} as const
