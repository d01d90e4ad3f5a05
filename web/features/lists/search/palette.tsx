import { Command } from 'cmdk';
import SearchIcon from 'lucide-react/icons/search';
import * as Radix from 'radix-ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { t } from '../../../lib/messages.ts';
import { RememberFocus, useReturnFocus } from '../../../ui/return-focus.ts';
import { ToastRoom } from '../../../ui/toast-room.tsx';
import { PaletteItems, type SearchCommand } from './palette-items.tsx';
import { keepRecent } from './recent-searches.ts';
import type { Found } from './results.ts';

/** The command palette: one field with its results below. Arrow keys move, Enter opens, Escape closes. */
export function Palette({ commands, onClose }: { commands: readonly SearchCommand[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const focus = useReturnFocus();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const perform = (command: SearchCommand) => {
    if ('to' in command) return go(command.to);
    onClose();
    command.run();
  };
  const choose = ({ type, name, to }: Found) => {
    keepRecent(userId, { query: text.trim(), type, name, timestamp: Date.now() });
    go(to);
  };
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          data-modal
          aria-describedby={undefined}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-[600px] animate-rise flex-col overflow-hidden bg-raised shadow-float outline-none md:top-[12vh] md:max-h-[70vh] md:rounded-lg"
        >
          <RememberFocus by={focus} />
          <Radix.Title className="sr-only">{t('shell.search_title')}</Radix.Title>
          <Command shouldFilter={false} label={t('shell.search_title')} loop className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2.5 border-b ps-4 pe-3">
              <SearchIcon aria-hidden className="text-ink-3" />
              <Command.Input
                autoFocus
                value={text}
                onValueChange={setText}
                placeholder={t('shell.search_placeholder')}
                className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
            </div>
            <PaletteItems text={text} commands={commands} userId={userId} onText={setText} onPerform={perform} onChoose={choose} />
          </Command>
          <ToastRoom on="phone" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
