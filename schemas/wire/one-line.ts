/** The names on the wire of what stands on one line: names, titles and marks. Every other text may be longer. */
export const ONE_LINE: ReadonlySet<string> = new Set(
  [
    'title name pname loc_name gender pgender age page occupation pprof_id p_identity time_point',
    'template_key avatar_background voice_ref_id vref_id sel_voice_id id loc_id globalId locationId',
    'type sourceType completionScheme',
  ].flatMap((names) => names.split(' ')),
)
