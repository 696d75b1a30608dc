import { useNonce } from "#app/shared/request/nonce.tsx";
import { BEFORE_PAINT } from "./before-paint-script";

/** Applies stored preferences before first paint, from the head. Has run before hydration. */
export function PreferencesBeforePaint() {
	return (
		<script nonce={useNonce()} suppressHydrationWarning>
			{import.meta.env.SSR ? BEFORE_PAINT : ""}
		</script>
	);
}
