/** Where the faces of PDFs lie among the files of the school. */
const FOLDER = "/fonts/paper";

/** Fetches faces from the files of the school; throws where one is not there. */
export function paperFont(assets: Pick<Fetcher, "fetch">) {
	return async (name: string): Promise<ArrayBuffer> => {
		const response = await assets.fetch(new Request(`https://assets.local${FOLDER}/${name}.ttf`));
		if (!response.ok) throw new Error(`The face ${name} is not there: ${response.status}`);
		return response.arrayBuffer();
	};
}
