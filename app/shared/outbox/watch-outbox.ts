import { onDeeds, readDeeds } from "./deed-store";
import { sendDeeds } from "./send-deeds";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Sends what waits for an account: now, when the network returns, when the tab is looked at again, and by and by, since a
 * browser does not know every outage. Returns what ends it.
 */
export function watchOutbox(userId: number): () => void {
	let wait = FIRST_WAIT_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	const own = () => readDeeds().filter((deed) => deed.userId === userId && !deed.refused);

	async function send() {
		clearTimeout(timer);
		timer = undefined;
		if (navigator.onLine && own().length > 0) await sendDeeds(userId);
		plan();
	}
	function plan() {
		if (timer !== undefined || isOver) return;
		// What was only kept is sent by whoever keeps it.
		if (!own().some(({ waits }) => waits)) {
			wait = FIRST_WAIT_MS;
			return;
		}
		timer = setTimeout(send, wait);
		wait = Math.min(2 * wait, LONGEST_WAIT_MS);
	}
	const soon = () => {
		wait = FIRST_WAIT_MS;
		void send();
	};
	const look = () => {
		if (document.visibilityState === "visible") soon();
	};

	void send();
	const forget = onDeeds(plan);
	addEventListener("online", soon);
	document.addEventListener("visibilitychange", look);
	return () => {
		isOver = true;
		clearTimeout(timer);
		forget();
		removeEventListener("online", soon);
		document.removeEventListener("visibilitychange", look);
	};
}
