import { FILE_NAME_HEADER, type UploadAnswer, type UploadRefusal } from "./upload-answer";

export type SendOutcome =
	| Extract<UploadAnswer, { ok: true }>
	| { ok: false; reason: UploadRefusal | "signedOut" | "failed" | "stopped"; message?: string };

type Input = { action: string; file: File; onProgress: (share: number) => void; signal: AbortSignal };

/** XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendUpload({ action, file, onProgress, signal }: Input): Promise<SendOutcome> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", action);
		request.responseType = "text";
		request.setRequestHeader("Content-Type", "application/octet-stream");
		request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name.slice(-120)));
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => resolve(readAnswer(request));
		request.onerror = () => resolve({ ok: false, reason: "failed" });
		request.onabort = () => resolve({ ok: false, reason: "stopped" });
		signal.addEventListener("abort", () => request.abort());
		request.send(file);
	});
}

function readAnswer({ status, responseText, responseURL }: XMLHttpRequest): SendOutcome {
	// Without a session the request is redirected to the sign-in page.
	if (new URL(responseURL).pathname.endsWith("/login")) return { ok: false, reason: "signedOut" };
	try {
		const answer = JSON.parse(responseText) as UploadAnswer;
		if (typeof answer.ok === "boolean") return answer;
	} catch {
		// A response of the gate or a proxy.
	}
	return { ok: false, reason: status === 413 ? "tooLarge" : status === 429 ? "quota" : "failed" };
}
