import { useNonce } from "#app/shared/request/nonce.tsx";

export function StructuredData({ facts }: { facts: object }) {
	const nonce = useNonce();
	return (
		<script
			type="application/ld+json"
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with no way out of the element
			dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll("<", "\\u003c") }}
		/>
	);
}
