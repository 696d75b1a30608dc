import { onQueueChange, readQueuedActions } from "./queued-action-store";
import { sendQueuedActions } from "./send-queued-actions";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;

/**
 * Sends the queue now, when the network returns or the tab becomes visible, and at growing intervals, since browsers
 * do not report every outage. Returns the function that stops it.
 */
export function watchDeviceQueue(userId: number): () => void {
	let wait = FIRST_WAIT_MS;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;
	const own = () => readQueuedActions().filter((action) => action.userId === userId && !action.refused);

	async function send() {
		clearTimeout(timer);
		timer = undefined;
		if (navigator.onLine && own().length > 0) await sendQueuedActions(userId);
		plan();
	}
	function plan() {
		if (timer !== undefined || isOver) return;
		// Actions without `waits` are being sent by the code that queued them.
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
	const forget = onQueueChange(plan);
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
