import Check from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { ariaHotkey } from '../lib/hotkeys.ts';
import { floatingClass } from './floating-class.ts';
import { Kbd } from './kbd.tsx';

type MenuProps = {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement<{ id?: string }>;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Before the focus returns to the trigger; prevent the event's default to put it elsewhere. */
  onClosed?: (event: Event) => void;
  /** MenuItem, MenuCheckItem, MenuLabel, MenuSeparator. */
  children: ReactNode;
};

/** Not modal, because a modal menu hides the page from screen readers while the focus may still be there. */
export function Menu({ trigger, align = 'start', side = 'bottom', open, onOpenChange, onClosed, children }: MenuProps) {
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onClosed}
          {...(trigger.props.id && { 'aria-labelledby': trigger.props.id })}
          className={cx(floatingClass, 'max-h-(--radix-dropdown-menu-content-available-height) min-w-[184px] overflow-y-auto p-1')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'flex min-h-control w-full cursor-pointer items-center gap-[9px] rounded-sm px-2 outline-none select-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-hover dark:data-highlighted:bg-line-strong';

type MenuItemProps = {
  icon?: ReactNode;
  kbd?: string;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, kbd, tone = 'neutral', disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      aria-keyshortcuts={kbd && ariaHotkey(kbd)}
      className={cx(itemClass, tone === 'danger' ? 'text-bad' : '[&>.lucide]:text-ink-2')}
    >
      {icon}
      {children}
      {kbd && <Kbd keys={kbd} className="ms-auto" />}
    </Radix.Item>
  );
}

type MenuCheckItemProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** An option of several that can be on together; the menu stays open. */
export function MenuCheckItem({ checked, onCheckedChange, children }: MenuCheckItemProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={itemClass}
    >
      <span className="grid size-[15px] place-items-center">{checked && <Check />}</span>
      {children}
    </Radix.CheckboxItem>
  );
}

type MenuChoiceProps = { checked: boolean; onSelect: () => void; children: ReactNode };

/** An option of several of which one is on; choosing it closes the menu. */
export function MenuChoice({ checked, onSelect, children }: MenuChoiceProps) {
  return (
    <Radix.CheckboxItem role="menuitemradio" checked={checked} onSelect={onSelect} className={itemClass}>
      <span className="grid size-[15px] shrink-0 place-items-center">{checked && <Check />}</span>
      {children}
    </Radix.CheckboxItem>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 pt-1.5 pb-1 text-xs font-strong text-ink-3">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
