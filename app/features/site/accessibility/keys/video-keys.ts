/** Video player keys by function, as key event names; shared by the player and the shortcut list. */
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

export type VideoCommand = keyof typeof VIDEO_KEYS;
export const VIDEO_COMMANDS = Object.keys(VIDEO_KEYS) as VideoCommand[];

export const VIDEO_STEPS = { near: 5, far: 10 };

export function videoCommandOf(key: string): VideoCommand | undefined {
	const pressed = key.length === 1 ? key.toLowerCase() : key;
	return VIDEO_COMMANDS.find((deed) => VIDEO_KEYS[deed].some((one) => one === pressed));
}
