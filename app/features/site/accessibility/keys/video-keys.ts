/** The keys of a player by what they do, as events name them: the player acts by them, and the list of keys shows them. */
export const VIDEO_KEYS = {
	play: [" ", "k"],
	back: ["ArrowLeft"],
	on: ["ArrowRight"],
	farBack: ["j"],
	farOn: ["l"],
	toStart: ["Home"],
	toEnd: ["End"],
	toTenth: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
	mute: ["m"],
	captions: ["c"],
	wholeScreen: ["f"],
	ownPicture: ["p"],
	slower: ["<"],
	faster: [">"],
} as const satisfies Record<string, readonly string[]>;

export type VideoDeed = keyof typeof VIDEO_KEYS;
export const VIDEO_DEEDS = Object.keys(VIDEO_KEYS) as VideoDeed[];

/** How far a key goes back or on, in seconds. */
export const VIDEO_STEPS = { near: 5, far: 10 };

/** What a key does in a player. */
export function videoDeedOf(key: string): VideoDeed | undefined {
	const pressed = key.length === 1 ? key.toLowerCase() : key;
	return VIDEO_DEEDS.find((deed) => VIDEO_KEYS[deed].some((one) => one === pressed));
}
