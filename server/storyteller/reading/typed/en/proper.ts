const PROPER =
  /^(?:mars|earth|paris|london|venice|rome|new york|tokyo|kyoto|osaka|shanghai|beijing|hong kong|egypt|louvre|everest|venus|jupiter|saturn|atlantis|christmas|halloween|antarctica|arctic|north pole|south pole|vienna|berlin|prague|istanbul|cairo|moscow|siberia|iceland|greenland|africa|amazon|sahara|tibet|lhasa|dunhuang|edo|hokkaido|okinawa|nara|kamakura|jiangnan|suzhou|hangzhou|chengdu|chongqing|taipei|seoul|himalayas|alps|mount fuji|silk road)$/

/** Whether a word in small letters is a name that is always written large. */
export const isProper = (low: string): boolean => PROPER.test(low)

/** A name as it is written: “New York”. */
export const written = (low: string): string =>
  isProper(low) ? low.replace(/(?<!\p{L})\p{Ll}/gu, (first) => first.toUpperCase()) : low
