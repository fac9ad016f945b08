import type { ReadNoun } from '../typed-reading.ts'
import { singular } from './singular.ts'

/** Things no hand can carry: a picture or a model of them stands in. */
const ROOTED = new Set(
  `moon sun star cloud rainbow comet meteor tree piano bed table desk door window sculpture machine car taxi rocket
  balloon portal wardrobe organ engine tractor truck boat motorcycle motorbike photocopier printer throne
  chandelier oven fireplace stove fridge refrigerator jukebox loom sewing machine crane tank helicopter obelisk sky air rain anchor
  cupboard cabinet sideboard bookcase bookshelf sofa couch armchair bench hearth rickshaw cart wagon palanquin reactor
  generator boiler turbine escalator streetlamp lamppost cannon torii mural fresco iceberg oak willow cedar ginkgo banyan
  seesaw millstone altar tunnel dome skeleton carousel monument`
    .trim()
    .split(/\s+/),
)

/** Whether a thing can be carried in two hands: a model of it can. */
export const isPortable = (noun: ReadNoun): boolean =>
  /^model /i.test(noun.text) ||
  (!ROOTED.has(singular(noun.head.toLowerCase())) &&
    !/\b(?:(?:vending|time|washing) machine|ferris wheel|roller coaster|merry-go-round|rocking horse|phone box|telephone box|traffic light|street light|printing press|portable shrine|air conditioner)/i.test(
      noun.text,
    ))
