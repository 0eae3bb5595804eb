import type { IsGroup, NameIn } from "../calculator/report/figure-name";

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never;

type GroupIn<Result> = {
  [Name in keyof Result]-?: IsGroup<Result[Name]> extends true ? Name : never;
}[keyof Result];

type Opened<Group, Figures> = {
  [Name in keyof Figures as NameIn<Group, Name & string>]: Figures[Name];
};

/** A result without its groups: their figures stand in it by their names. */
type Flat<Result> = Omit<Result, GroupIn<Result>> &
  (GroupIn<Result> extends never
    ? unknown
    : Intersection<
        { [Group in GroupIn<Result>]: Opened<Group, NonNullable<Result[Group]>> }[GroupIn<Result>]
      >);

/** What stands for a figure or table where this case of the calculator does not have it. */
type Absent<Value> = NonNullable<Value> extends readonly unknown[] ? readonly [] : null;

type Complete<Figures> = {
  [Name in keyof Figures]-?:
    | Exclude<Figures[Name], undefined>
    | (undefined extends Figures[Name] ? Absent<Figures[Name]> : never);
};

/** A result as the published engine answers it. */
type Answer<Result, IsComplete> = IsComplete extends true ? Complete<Flat<Result>> : Flat<Result>;

type Calculations = Readonly<Record<string, (...given: never) => object>>;

/** The calculations as they are published: those of some ids with all their names in every case. */
export type Published<All extends Calculations, Whole> = {
  readonly [Id in keyof All]: All[Id] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Answer<Result, Id extends Whole ? true : false>
    : never;
};

/** What stands for the figures that a calculation has in some of its cases only, where it does not have them. */
export type AbsentFigures<All extends Calculations> = {
  readonly [Id in keyof All as OptionalIn<Flat<ResultOf<All[Id]>>> extends never ? never : Id]: {
    readonly [Name in OptionalIn<Flat<ResultOf<All[Id]>>>]-?: Absent<Flat<ResultOf<All[Id]>>[Name]>;
  };
};

type OptionalIn<Figures> = {
  [Name in keyof Figures]-?: undefined extends Figures[Name] ? Name : never;
}[keyof Figures];

type ResultOf<One> = One extends (...given: never) => infer Result ? Result : never;
