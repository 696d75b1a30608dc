/** A lesson that an entry of the library names, with its course; titles in the asked language where they exist. */
export type NamedLesson = { id: number; courseId: number; freePreview: boolean; title: string; course: string };
