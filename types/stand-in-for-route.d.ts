interface Window {
	/** Gives a module in the place of that of a route which could not be loaded from this address. */
	standInForRoute: (address: string) => object;
}
