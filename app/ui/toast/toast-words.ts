export type ToastWords = {
	/** The name of the toast region with its hotkey: "Notifications (F8)". */
	region: string;
	/** The accessible name of one toast: "Notification". */
	label: string;
	close: string;
};
