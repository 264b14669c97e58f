/** A Gitea answer of the usual size for the call benchmark: ten issues in Gitea's own shape. */

const user = (id: number) => ({
  id,
  login: `sailor-${id}`,
  full_name: "A sailor",
  email: `sailor-${id}@example.test`,
  avatar_url: `http://gitea.test/avatars/${id}`,
  html_url: `http://gitea.test/sailor-${id}`,
  created: "2026-03-02T09:00:00Z",
});

const issues = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  url: `http://gitea.test/api/v1/repos/o/r/issues/${index + 1}`,
  number: index + 1,
  user: user(index),
  title: "Sea wall leaks at high tide",
  body: "Water comes through the third joint. It did so last year too, see the report of the inspector.\n".repeat(3),
  labels: [
    { id: 1, name: "bug", color: "ff0000", description: "", url: "http://gitea.test/api/v1/repos/o/r/labels/1" },
  ],
  state: "open",
  comments: 3,
  created_at: "2026-03-02T09:00:00Z",
  updated_at: "2026-03-02T10:00:00Z",
  repository: { id: 1, name: "r", owner: "o", full_name: "o/r" },
}));

/** Path -> body of the answer. */
export const replies: Record<string, string> = {
  "/api/v1/repos/o/r/issues": JSON.stringify(issues),
  "/api/v1/user": JSON.stringify(user(1)),
  "/api/v1/version": '{"version":"28.1.0"}',
};
