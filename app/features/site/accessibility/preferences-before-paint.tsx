import { useNonce } from "#app/shared/request/nonce.tsx";
import { BEFORE_PAINT } from "./before-paint-script";

/** Stands in the head: wears the stored preferences before anything is painted. It has run when the page comes to life. */
export function PreferencesBeforePaint() {
	return (
		<script nonce={useNonce()} suppressHydrationWarning>
			{import.meta.env.SSR ? BEFORE_PAINT : ""}
		</script>
	);
}
