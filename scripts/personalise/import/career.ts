import type { EXPERIENCE_KINDS } from "@/lib/portfolio/schema/cv-entries";

/** Fields of our own `/resume.json` for which JSON Resume has no place, in the words of the content's schema. */
export type OwnFields = Record<string, unknown>;

interface Entry {
  own?: OwnFields;
}

/** Dates as written in the file. */
export interface Period {
  start?: string;
  end?: string;
}

export interface CareerJob extends Entry, Period {
  title?: string;
  organisation?: string;
  kind: (typeof EXPERIENCE_KINDS)[number];
  place?: string;
  url?: string;
  texts: string[];
}

export interface CareerStudy extends Entry, Period {
  degree?: string;
  school?: string;
  place?: string;
  url?: string;
  notes: string[];
}

export interface CareerProject extends Entry, Period {
  title: string;
  description?: string;
  role?: string;
  texts: string[];
  stack: string[];
  urls: string[];
}

export interface CareerCertificate extends Entry {
  title: string;
  issuer?: string;
  date?: string;
  url?: string;
}

/** An award or a publication. */
export interface CareerWork extends Entry {
  title: string;
  /** Who gave the award, or who published the work. */
  by?: string;
  date?: string;
  url?: string;
  texts: string[];
}

export interface CareerReference extends Entry {
  name: string;
  role?: string;
  text?: string;
}

export interface CareerSkill extends Entry {
  name: string;
  group?: string;
  level?: string;
}

export interface CareerProfile {
  network?: string;
  user?: string;
  url?: string;
}

export interface CareerPerson extends Entry {
  name?: string;
  familyName?: string;
  firstName?: string;
  role?: string;
  email?: string;
  phone?: string;
  website?: string;
  image?: string;
  texts: string[];
  /** The place as written, if its parts are not known. */
  place?: string;
  city?: string;
  region?: string;
  /** A name or a code. */
  country?: string;
}

/** A career as it is in the file, not yet checked, cleaned or sorted. Every importer returns one. */
export interface Career {
  person: CareerPerson;
  profiles: CareerProfile[];
  jobs: CareerJob[];
  studies: CareerStudy[];
  projects: CareerProject[];
  certificates: CareerCertificate[];
  skills: CareerSkill[];
  languages: { name: string; level?: string }[];
  awards: CareerWork[];
  publications: CareerWork[];
  references: CareerReference[];
  interests: string[];
}
