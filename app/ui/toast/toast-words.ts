export type ToastWords = {
	/** The name of the place where toasts appear, with its hotkey: "Notifications (F8)". */
	region: string;
	/** What one of them is called when it is read out: "Notification". */
	label: string;
	close: string;
};
