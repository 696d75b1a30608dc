export type NamedLesson = { id: number; courseId: number; freePreview: boolean; title: string; course: string };
