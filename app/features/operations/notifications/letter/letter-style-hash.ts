/** Lets previews of mails keep their style sheet, which is that of every mail, under the policy of the page. */
export const LETTER_STYLE_HASH = "sha256-TC86pNHvauub9j91MU4gU2y/G9HAfsYVlDV7QZE+doc=";
