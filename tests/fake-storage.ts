/** `localStorage` for rules that run without a browser. Its entries are own properties, as in a real Storage. */
export function fakeStorage({ isFull = () => false }: { isFull?: () => boolean } = {}) {
	const stored: Record<string, string> = {};
	const methods = {
		getItem: (name: string) => stored[name] ?? null,
		setItem: (name: string, value: string) => {
			if (isFull()) throw new DOMException("full", "QuotaExceededError");
			stored[name] = value;
		},
		removeItem: (name: string) => {
			delete stored[name];
		},
	};
	const storage = new Proxy(methods, {
		ownKeys: () => Object.keys(stored),
		getOwnPropertyDescriptor: (_target, name) => ({
			configurable: true,
			enumerable: true,
			value: stored[String(name)],
		}),
	});
	return { storage, stored };
}
