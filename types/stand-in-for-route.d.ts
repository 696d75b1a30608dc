interface Window {
	/** Gives a module in the place of that of a route which could not be loaded from this address. */
	standInForRoute: (address: string) => object;
	/** Whether the page stays as it is although a form on it has failed with this. */
	keepsPage: (error: unknown) => boolean;
}
