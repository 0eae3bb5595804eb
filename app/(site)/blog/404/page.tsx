import type { Metadata } from "next";

import { missingPost } from "@/components/site/early/missing-post";

import { Missing, MissingPost } from "../../../missing";

export const metadata: Metadata = {
  title: missingPost,
  alternates: { canonical: null },
  robots: { index: false },
};

/** What a host answers with, and status 404, at an address of the blog that has no article. */
export default function MissingPostPage() {
  return (
    <Missing title={missingPost}>
      <MissingPost />
    </Missing>
  );
}
