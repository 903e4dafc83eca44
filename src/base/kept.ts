/**
 * What is asked for once and kept: everybody waits for the same answer. A failure is not kept: who asks next begins anew.
 * @throws from what is returned: whatever `ask` rejects with
 */
export function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    if (answer) return answer;
    const asked = ask().catch(error => {
      answer = null;
      throw error;
    });
    answer = asked;
    return asked;
  };
}
