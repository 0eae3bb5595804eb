import { Component, type ReactNode } from "react";

import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { ChoiceField } from "@/lib/calculator/form/choice-field";

import type { ControlProps } from "./controls";
import { LabeledBox } from "./labeled-box";

const unchosen = "Choose…";

/** One of several options, in a list that opens. */
export function SelectControl(props: ControlProps<ChoiceField<string>>) {
  const { options, initial } = props.field;

  return (
    <LabeledBox {...props}>
      {(box) => (
        <OrElse instead={<Input id={box.id} disabled placeholder={unchosen} />}>
          <NativeSelect {...box}>
            {!(initial in options) && <option value="">{unchosen}</option>}
            {Object.entries(options).map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </OrElse>
      )}
    </LabeledBox>
  );
}

/** Its children, or something instead where they cannot be drawn. Only a class can catch that. */
class OrElse extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render = () => (this.state.failed ? this.props.instead : this.props.children);
}
