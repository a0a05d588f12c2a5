import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive, read when its turn has come. */
export interface ZippedFile {
	/** Its path in the archive, with slashes. */
	readonly name: string;
	/** Milliseconds since 1970. */
	readonly time: number;
	/** Whether its bytes would become fewer. */
	readonly isCompressible: boolean;
	/** @throws what breaks the archive off. */
	read(): Promise<Uint8Array>;
}

/** An archive as it is sent: one file at a time is in memory. Errors of a file are the stream's. */
export function writeZip(files: readonly ZippedFile[]): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	zip.on("error", (error: Error) => output.destroy(error));
	for (const { name, time, isCompressible, read } of files)
		zip.addReadStreamLazy(
			name,
			{ mtime: new Date(time), mode: 0o100600, compress: isCompressible },
			(give) => {
				// Without a listener, what is not read any more would end the process.
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
