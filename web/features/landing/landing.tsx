import { BookDemo } from './book-demo.tsx';
import { Developers } from './developers.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingNav } from './landing-nav.tsx';
import { Plans } from './plans.tsx';
import { ProductPicture } from './product-picture.tsx';
import { Promises } from './promises.tsx';

/** /: what Parley is, what it looks like, what it costs, and how to begin. */
export function Landing() {
  return (
    <div className="min-h-dvh overflow-x-clip">
      <LandingNav />
      <main>
        <Hero />
        <ProductPicture />
        <Promises />
        <Plans />
        <Developers />
        <BookDemo />
      </main>
      <LandingFooter />
    </div>
  );
}
