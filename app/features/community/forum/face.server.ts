// The server code of this room that other rooms may use.
export { listPostPicturesOf } from "./pictures/pictures.repository.server.ts";
export { listTopicsForAll } from "./topics/topic-lists.repository.server.ts";
export { readForumVersion } from "./versions/forum-version.server.ts";
