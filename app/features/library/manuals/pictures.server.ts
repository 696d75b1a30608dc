import list from "./pictures.json";
import type { PictureList } from "./screen-pictures";

/** Server only: browsers do not need the list. */
export const SCREEN_PICTURES: PictureList = list;
