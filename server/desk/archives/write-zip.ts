import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file in an archive, read only when it is written. */
export interface ZippedFile {
	/** Its path in the archive, with slashes. */
	readonly name: string;
	/** Milliseconds since 1970. */
	readonly time: number;
	/** Whether compression would make it smaller. */
	readonly isCompressible: boolean;
	/** @throws errors that abort the archive. */
	read(): Promise<Uint8Array>;
}

/** Streams an archive with one file at a time in memory. A file's error destroys the stream. */
export function writeZip(files: readonly ZippedFile[]): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	zip.on("error", (error: Error) => output.destroy(error));
	for (const { name, time, isCompressible, read } of files)
		zip.addReadStreamLazy(
			name,
			{ mtime: new Date(time), mode: 0o100600, compress: isCompressible },
			(give) => {
				// Without a listener, an error in an abandoned stream would end the process.
				const content = Readable.from(readOnce(read));
				content.on("error", (error) => output.destroy(error));
				give(null, content);
			},
		);
	zip.end();
	zip.outputStream.pipe(output);
	return output;
}

async function* readOnce(read: ZippedFile["read"]) {
	yield await read();
}
