import { useNonce } from "../../shared/nonce";
import { BEFORE_PAINT } from "./before-paint-script";

/** Stands in the head: wears the stored preferences before anything is painted. */
export function PreferencesBeforePaint() {
	return (
		<script nonce={useNonce()} suppressHydrationWarning>
			{BEFORE_PAINT}
		</script>
	);
}
