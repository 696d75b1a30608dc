/**
 * Removes private parts from a URL: credentials, parameters that look like secrets or personal data, and fragments
 * with parameters. Keeps `ref` (the affiliate's code), `lang`, campaign names and filters. `address` may be relative
 * to `base`. Invalid and non-web URLs become `base`.
 */
export function publicUrl(address: string, base: string): string {
	const url = URL.canParse(address, base) ? new URL(address, base) : new URL(base);
	if (url.protocol !== "https:" && url.protocol !== "http:") return publicUrl(base, base);

	url.username = "";
	url.password = "";
	const secrets = [...url.searchParams].filter(([name, value]) => isPrivateName(name) || isPrivateValue(value));
	for (const [name] of secrets) url.searchParams.delete(name);
	if (/[=@]|%3d|%40/i.test(url.hash)) url.hash = "";
	return url.href;
}

/** Private words anywhere in a parameter's name: `access_token`, `resetToken`, `X-Api-Key`. */
const PRIVATE_WORDS = new Set(
	[
		"token jwt bearer secret key apikey code otp pin nonce csrf xsrf signature sig hash ticket invite magic",
		"session sessionid sid auth oauth authorization authuser login password passwd passphrase pass pwd credential",
		"reset verify verification mail email user username userid uid phone tel account customer redirect return",
	].flatMap((line) => line.split(" ")),
);

function isPrivateName(name: string): boolean {
	const words = name
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z\d]+/);
	return words.some((word) => PRIVATE_WORDS.has(word) || PRIVATE_WORDS.has(word.replace(/s$/, "")));
}

function isPrivateValue(value: string): boolean {
	return /[^\s@]@[^\s@]+\.[^\s@]/.test(value) || /^ey[\w-]+\.[\w-]+\.[\w-]*$/.test(value);
}
