/**
 * How the server's own Node holds its memory. A small young generation keeps an idle server under 200 MB: what it does
 * is mostly waiting. What lives long is looked through when it has grown by a fifth, so that large logs that are read
 * and sent leave little behind (LM15).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=20']
