export { lessonFigures } from "./figures/lesson-figures.repository.server.ts";
