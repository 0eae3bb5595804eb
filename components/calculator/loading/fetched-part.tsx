import { Component, lazy, Suspense, type ComponentType, type ReactNode } from "react";

import { NotLoaded } from "./not-loaded";

/** A component whose code is fetched when it is first shown. To be shown in a `FetchedPart`. */
export const fetched = <Part extends (props: never) => ReactNode>(load: () => Promise<Part>) =>
  // The types of `lazy` know no component that is of any type.
  lazy(async () => ({ default: (await load()) as unknown as ComponentType })) as unknown as Part;

type FetchedPartProps = {
  /** What the part is called where its code does not come: its title on the page. */
  title: string;
  /** What holds its place until it has come. */
  place?: ReactNode;
  children: ReactNode;
};

/** Stands around a part that is fetched. If its code does not come, the page offers to load again. */
export class FetchedPart extends Component<FetchedPartProps, { isLost: boolean }> {
  override state = { isLost: false };
  static getDerivedStateFromError = () => ({ isLost: true });

  override render() {
    const { title, place, children } = this.props;
    if (this.state.isLost) return <NotLoaded text={`“${title}” could not be loaded.`} />;
    return <Suspense fallback={place}>{children}</Suspense>;
  }
}
