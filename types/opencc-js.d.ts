declare module "opencc-js/dict/TSCharacters" {
	/** Traditional and simplified characters: "萬 万|與 与|…". */
	const pairs: string;
	export default pairs;
}
