import list from "./pictures.json";
import type { PictureList } from "./screen-pictures";

/** What has been taken of the screens. For the server, whose answers name the files: a browser has no use for the list. */
export const PICTURES: PictureList = list;
