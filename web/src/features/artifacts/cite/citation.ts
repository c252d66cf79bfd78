/** What a citation says about an artifact's public record. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'

export interface Citation {
  /** Unique within the site. */
  readonly id: string
  readonly title: string
  /** Who entered the record; empty if unknown. */
  readonly author: string
  /** The site's name. */
  readonly site: string
  /** Public URL of the record. */
  readonly url: string
  /** Days of the record's last change and of the visit (ISO 8601); the former is empty if unknown. */
  readonly issued: string
  readonly accessed: string
  /** When the object was made; empty if unknown, like the following. */
  readonly period: string
  /** Where it is, and its number there. */
  readonly place: string
  readonly number: string
}

/** One line of text. */
const line = (text = '') =>
  hasValue(text) ? withoutDirectionControls(text).replaceAll(/\s+/g, ' ').trim() : ''

/** The day where the reader is (ISO 8601). */
const localDay = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

interface Origin {
  readonly site: string
  readonly url: string
  /** Time of the record's last change (ISO 8601); empty if unknown. */
  readonly changed: string
  readonly now: Date
}

/** Describes the record of an artifact as it is today. */
export function citationOf(artifact: Artifact, { site, url, changed, now }: Origin): Citation {
  return {
    id: artifact._id,
    title: withoutDirectionControls(artifact.artifact_name).replaceAll(/\s+/g, ' ').trim(),
    author: line(artifact.adder_name),
    site,
    url,
    issued: changed.slice(0, 10),
    accessed: localDay(now),
    period: line(artifact.created_at),
    place: line(artifact.present_location),
    number: line(artifact.inventory_number),
  }
}

/** What describes the object itself: period, place and number. */
export const objectNote = ({ period, place, number }: Citation) =>
  [period, place, number].filter(Boolean).join(', ')
