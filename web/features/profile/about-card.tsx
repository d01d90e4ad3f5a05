import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AboutForm } from './about-form.tsx';
import { useProfile } from './data.ts';
import { PicturePicker } from './picture-picker.tsx';
import { t } from './words.ts';

/** Picture, name, and how dates, numbers and times are written. */
export function AboutCard() {
  const { data: profile, isError, isFetching, refetch } = useProfile();
  return (
    <Card title={t('profile.about')} className="min-h-[327px] max-sm:min-h-[461px]">
      {profile ? (
        <div className="grid gap-4">
          <PicturePicker profile={profile} />
          <AboutForm profile={profile} />
        </div>
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={4} rowHeight={56} />
      )}
    </Card>
  );
}
