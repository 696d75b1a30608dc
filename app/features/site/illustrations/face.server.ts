export { drawCover } from "./draw-cover.server.ts";
export { manifest } from "./manifest.server.ts";
export { socialPicture } from "./social-picture.server.ts";
