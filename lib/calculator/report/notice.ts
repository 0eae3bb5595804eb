/** What a toast says. */
export type Notice = { title: string; text: string; tone: "destructive" | "neutral" | "success" };

export const refused = (text: string, title = "Invalid Input"): Notice => ({
  title,
  text,
  tone: "destructive",
});

export const neutral = (title: string, text: string): Notice => ({ title, text, tone: "neutral" });

export const complete = (text: string): Notice => ({
  title: "Calculation Complete",
  text,
  tone: "success",
});
