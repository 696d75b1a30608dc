export type ToastWords = {
	region: string;
	label: string;
	close: string;
};
