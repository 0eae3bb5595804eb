import type { IsGroup, NameIn } from "../calculator/report/figure-name";

/** What a part of a result is where this case of the calculator does not have it. */
type Absent<Value> = NonNullable<Value> extends readonly unknown[] ? readonly [] : null;

type OptionalIn<Result> = {
  [Name in keyof Result]-?: undefined extends Result[Name] ? Name : never;
}[keyof Result];

type GroupIn<Result> = {
  [Name in keyof Result]-?: IsGroup<Result[Name]> extends true ? Name : never;
}[keyof Result];

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never;

/** A group of figures, each by its name in the answer. */
type Opened<Group, Figures> = {
  [Name in keyof Figures as NameIn<Group, Name & string>]-?: Figures[Name];
};

/** A result as the published engine answers it: without groups, and with all its names in every case. */
export type Answer<Result> = {
  [Name in keyof Result as Exclude<Name, GroupIn<Result>>]-?:
    | Exclude<Result[Name], undefined>
    | (undefined extends Result[Name] ? Absent<Result[Name]> : never);
} & (GroupIn<Result> extends never
  ? unknown
  : Intersection<
      {
        [Group in GroupIn<Result>]: Opened<Group, NonNullable<Result[Group]>>;
      }[GroupIn<Result>]
    >);

type Calculations = Readonly<Record<string, (...given: never) => object>>;

/** The calculations as they are published. */
export type Published<All extends Calculations> = {
  readonly [Id in keyof All]: All[Id] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Answer<Result>
    : never;
};

/** What stands for the figures that a calculation has in some of its cases only, where it does not have them. */
export type AbsentFigures<All extends Calculations> = {
  readonly [Id in keyof All as OptionalIn<ResultOf<All[Id]>> extends never ? never : Id]: {
    readonly [Name in OptionalIn<ResultOf<All[Id]>>]-?: Absent<ResultOf<All[Id]>[Name]>;
  };
};

type ResultOf<One> = One extends (...given: never) => infer Result ? Result : never;
