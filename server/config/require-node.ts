const oldestNode = 24;

// Imported first by each program: an older Node might not even load the other modules.
if (Number.parseInt(process.version.slice(1), 10) < oldestNode) {
	process.stderr.write(
		`Node ${process.version.slice(1)} is too old; allowed: Node ${oldestNode} or later\n`,
	);
	process.exit(1);
}
