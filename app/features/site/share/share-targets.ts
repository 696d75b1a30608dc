export const SHARE_GROUPS = ["social", "messaging", "blockchain", "web3"] as const;
export type ShareGroup = (typeof SHARE_GROUPS)[number];

/** Popup with `{url}` and `{title}` filled in. */
export type PopupTarget = { name: string; group: ShareGroup; shareAddress: string };
/** Cannot take a link, so only its home page opens. */
export type HomePageTarget = { name: string; group: ShareGroup; homePage: string };
export type ShareTarget = PopupTarget | HomePageTarget;

export function isHomePageTarget(target: ShareTarget): target is HomePageTarget {
	return "homePage" in target;
}

/**
 * In menu order; brand names are not translated. Google closed its share pages, so a link goes by Gmail. Mastodon's
 * page asks for the server and keeps the text in the fragment, so nothing is transmitted before sending.
 */
export const SHARE_TARGETS: readonly ShareTarget[] = [
	{
		name: "Facebook",
		group: "social",
		shareAddress: "https://www.facebook.com/sharer/sharer.php?u={url}&quote={title}",
	},
	{ name: "X", group: "social", shareAddress: "https://x.com/intent/post?url={url}&text={title}" },
	{ name: "Twitter", group: "social", shareAddress: "https://twitter.com/intent/tweet?url={url}&text={title}" },
	{
		name: "LinkedIn",
		group: "social",
		shareAddress: "https://www.linkedin.com/sharing/share-offsite/?url={url}&title={title}",
	},
	{
		name: "Pinterest",
		group: "social",
		shareAddress: "https://www.pinterest.com/pin/create/button/?url={url}&description={title}",
	},
	{ name: "Threads", group: "social", shareAddress: "https://www.threads.com/intent/post?url={url}&text={title}" },
	{
		name: "Google",
		group: "social",
		shareAddress: "https://mail.google.com/mail/?view=cm&fs=1&su={title}&body={url}",
	},
	{ name: "Reddit", group: "social", shareAddress: "https://www.reddit.com/submit?url={url}&title={title}" },
	{ name: "Bluesky", group: "social", shareAddress: "https://bsky.app/intent/compose?text={title}%20{url}" },
	{ name: "Mastodon", group: "social", shareAddress: "https://share.joinmastodon.org/#text={title}%20{url}" },
	{ name: "Instagram", group: "social", homePage: "https://www.instagram.com/" },
	{ name: "YouTube", group: "social", homePage: "https://www.youtube.com/" },
	{ name: "TikTok", group: "social", homePage: "https://www.tiktok.com/" },
	{ name: "Medium", group: "social", homePage: "https://medium.com/" },

	{ name: "WhatsApp", group: "messaging", shareAddress: "https://wa.me/?text={title}%20{url}" },
	{ name: "Telegram", group: "messaging", shareAddress: "https://t.me/share/url?url={url}&text={title}" },
	{ name: "Discord", group: "messaging", homePage: "https://discord.com/" },

	{ name: "Steemit", group: "blockchain", homePage: "https://steemit.com/" },
	{ name: "Minds", group: "blockchain", homePage: "https://www.minds.com/" },
	{ name: "DTube", group: "blockchain", homePage: "https://d.tube/" },
	{ name: "Sapien", group: "blockchain", homePage: "https://www.sapien.network/" },

	{ name: "Mirror", group: "web3", homePage: "https://mirror.xyz/" },
	{ name: "Lens", group: "web3", homePage: "https://lens.xyz/" },
	{ name: "Audius", group: "web3", homePage: "https://audius.co/" },
	{ name: "Diamond", group: "web3", homePage: "https://diamondapp.com/" },
];
