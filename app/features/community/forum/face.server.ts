// The server code of this room that other rooms may use.
export { listPostPicturesOf } from "./pictures/pictures.repository.server.ts";
export { findLatestForAll, listTopicsForAll } from "./topics/mapped-topics.repository.server.ts";
export { findHighestTopic } from "./topics/topics.repository.server.ts";
export { readForumVersion } from "./versions/forum-version.server.ts";
