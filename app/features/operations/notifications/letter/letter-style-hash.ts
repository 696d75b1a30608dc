/** Let previews of mails in a theme keep their style sheet, which is that of every mail, under the policy of the page. */
export const LETTER_STYLE_HASHES = {
	light: "sha256-U+2KOpK6C6bHtCOsptI1b6vk1BFDqB0XRHxlKwA8qb8=",
	dark: "sha256-UsCS0woxmMoml7YtcXpAQK7nvXCGhv8ywtJWyJHPRMY=",
};
